/** What stops a review: one clear text for the user, and the exit code of the command. */
export class ReviewError extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2,
  ) {
    super(message);
    this.name = "ReviewError";
  }
}
