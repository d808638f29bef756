export default function HeadlineGenerator() {
  return null
}
