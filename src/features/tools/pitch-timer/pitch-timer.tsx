import { ToolFrame, type ToolWords } from '../kit/tool-frame'
import { fields } from './fields'
import { PitchResult } from './pitch-result'

const words: ToolWords = {
  submit: 'Create Sprint Plan',
  progress: 'Creating plan...',
  reset: 'Create New Plan',
  resultHeading: 'Your countdown and plan',
  toast: { title: 'Sprint Plan Created!' },
}

export default function PitchTimer() {
  return (
    <ToolFrame fields={fields} words={words}>
      {(result) => <PitchResult {...result} />}
    </ToolFrame>
  )
}
