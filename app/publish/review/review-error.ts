export class ReviewError extends Error {
  constructor(
    message: string,
    /** 1: the work cannot be built; 2: wrong arguments, or nothing to compare with. */
    readonly exitCode: 1 | 2 = 2,
  ) {
    super(message);
    this.name = "ReviewError";
  }
}
