/**
 * Shares a whole number out by percentages, so that the parts are whole and add up to it: every part is rounded down,
 * and what is left goes, one each, to the parts that lost most; between equals, to the earlier one (largest remainder).
 * @param percentages whole numbers that add up to 100.
 */
export function shareOut(total: number, percentages: readonly number[]): number[] {
  // Whole hundredths, so that no comparison depends on the last digits of a fraction.
  const hundredths = percentages.map((percentage) => total * percentage)
  const parts = hundredths.map((value) => Math.floor(value / 100))
  const left = total - parts.reduce((sum, part) => sum + part, 0)
  const byLoss = hundredths
    .map((value, index) => ({ index, loss: value % 100 }))
    .sort((a, b) => b.loss - a.loss || a.index - b.index)
  for (const { index } of byLoss.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
