/** @returns a function that runs each task when the one before it has ended, whether it succeeded or failed. */
export function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(task, task)
    last = turn
    return turn
  }
}
