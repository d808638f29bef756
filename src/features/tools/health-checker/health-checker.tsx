export default function HealthChecker() {
  return null
}
