export default function RateCalculator() {
  return null
}
