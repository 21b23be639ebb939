/** What stops a review: one clear sentence for whoever ran it, and the code that the command exits with. */
export class ReviewError extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2,
  ) {
    super(message);
    this.name = "ReviewError";
  }
}
