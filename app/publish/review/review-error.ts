export class ReviewError extends Error {
  constructor(
    message: string,
    /** 1: the content is wrong; 2: there is nothing to compare with. */
    readonly exitCode: 1 | 2 = 2,
  ) {
    super(message);
    this.name = "ReviewError";
  }
}
