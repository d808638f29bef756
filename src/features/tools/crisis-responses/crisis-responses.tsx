export default function CrisisResponses() {
  return null
}
