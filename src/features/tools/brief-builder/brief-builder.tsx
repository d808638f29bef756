export default function BriefBuilder() {
  return null
}
