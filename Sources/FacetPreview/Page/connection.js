// SPDX-License-Identifier: Apache-2.0
// News from the server. One page holds the event stream and passes it on to the other pages of this browser, because a
// browser opens only six connections to one server. Status: `live`, `polling` (too many streams), `gone`.

const firstWait = 250, longestWait = 4000, pollWait = 2000, pollsBeforeStream = 5;
const pause = (time) => new Promise((done) => setTimeout(done, time));

export class Connection {
  /**
   * @param state takes the whole state, `{ build, scenes }`
   * @param news takes one build, `{ build, scenes, all }`
   * @param status takes the status
   */
  constructor({ state, news, status }) {
    Object.assign(this, { state, news, status });
    addEventListener("pagehide", () => this.stop());
    addEventListener("pageshow", (event) => event.persisted && this.start());
  }

  start() {
    this.stopping = new AbortController();
    this.newest = 0;
    this.channel = new BroadcastChannel("facet-preview");
    this.channel.onmessage = ({ data }) => this.hear(data);
    this.refresh();
    if (!navigator.locks) return this.lead();
    const turn = { signal: this.stopping.signal };
    navigator.locks.request("facet-stream", turn, () => this.lead()).catch(() => {});
  }

  stop() {
    this.stopping?.abort();
    this.stream?.close();
    this.channel?.close();
    this.release?.();
  }

  /** Holds the stream until the page goes. */
  lead() {
    this.open();
    return new Promise((done) => (this.release = done));
  }

  open() {
    let wasOpen = false;
    this.stream = new EventSource("/events");
    this.stream.onopen = () => {
      wasOpen = true;
      this.share({ status: "live" });
      this.refresh();
    };
    this.stream.addEventListener("build", ({ data }) => this.share({ news: JSON.parse(data) }));
    this.stream.onerror = () => {
      this.stream.close();
      this.recover(wasOpen);
    };
  }

  /** Tells the other pages and this one. */
  share(message) {
    if (this.stopping.signal.aborted) return;
    this.channel.postMessage(message);
    this.hear(message);
  }

  hear({ news, status }) {
    if (news) {
      this.newest = news.build;
      this.news(news);
    }
    if (!status) return;
    // A server started anew counts its builds from the beginning.
    if (status !== this.now) this.newest = 0;
    const mayHaveMissed = (this.now === "gone" && status === "live") || (status === "polling" && !this.stream);
    this.say(status);
    if (mayHaveMissed) this.refresh();
  }

  say(status) {
    this.now = status;
    this.status(status);
  }

  /** Asks for the whole state; tells whether the server answered. */
  async load() {
    try {
      const answer = await fetch("/scenes");
      if (!answer.ok) return false;
      const state = await answer.json();
      // News may overtake an answer; what it tells is older then.
      if (state.build >= this.newest) this.state(state);
      if (this.now === "gone" || !this.now) this.say("live");
      return true;
    } catch {
      return false;
    }
  }

  async refresh() {
    if (!(await this.load())) this.suspect();
  }

  /** A request failed: the server may be gone. Looks for it until it answers. */
  async suspect() {
    if (this.now === "gone" || this.stopping.signal.aborted) return;
    this.say("gone");
    let wait = firstWait;
    while (this.now === "gone" && !this.stopping.signal.aborted && !(await this.load())) {
      await pause(wait);
      wait = Math.min(2 * wait, longestWait);
    }
  }

  /** The stream broke: asks for the state until the server answers, then opens it again. */
  async recover(wasOpen) {
    let wait = firstWait, polls = wasOpen ? pollsBeforeStream : 0;
    while (!this.stopping.signal.aborted) {
      if (!(await this.load())) {
        this.share({ status: "gone" });
        await pause(wait);
        wait = Math.min(2 * wait, longestWait);
        polls = pollsBeforeStream;
      } else if (polls >= pollsBeforeStream) {
        return this.open();
      } else {
        this.share({ status: "polling" });
        polls += 1;
        await pause(pollWait);
      }
    }
  }
}
