export default function ContentBrief() {
  return null
}
