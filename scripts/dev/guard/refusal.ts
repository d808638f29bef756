/** A request that is not answered, for a reason that its sender may know; `status` is that of the answer. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409 | 413,
    message: string,
  ) {
    super(message)
  }
}
