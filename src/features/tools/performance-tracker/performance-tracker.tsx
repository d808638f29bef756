export default function PerformanceTracker() {
  return null
}
