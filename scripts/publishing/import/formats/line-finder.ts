/** The lines of a long text, found without reading it again for each. */

/** Gives the number of the line that a piece of the text is on; 1 where the text does not have it. */
export function lineFinder(text: string): (piece: string) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return (piece) => {
    const at = text.indexOf(piece)
    if (at === -1) return 1
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) < at) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}
