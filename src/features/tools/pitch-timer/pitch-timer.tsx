export default function PitchTimer() {
  return null
}
