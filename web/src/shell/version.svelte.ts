/** Which build of the client this page is, and which one the server has. */

const own = document.querySelector<HTMLMetaElement>('meta[name="baobab-client"]')?.content ?? "";

class Version {
  /** The build that the server gives to who comes now, if it is another. */
  newer = $state("");
  private passed = "";

  /** The server says with every answer which client it has. */
  compare(answer: Response): void {
    const served = answer.headers.get("Baobab-Client") ?? "";
    const other = own && served && served !== own && served !== this.passed ? served : "";
    if (other !== this.newer) this.newer = other;
  }

  /** Not now: nothing more is said about this one. */
  pass(): void {
    this.passed = this.newer;
    this.newer = "";
  }
}

export const version = new Version();
