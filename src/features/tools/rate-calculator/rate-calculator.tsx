import { ToolFrame, type ToolWords } from '../kit/tool-frame'
import { fields } from './fields'
import { RateResult } from './rate-result'

const words: ToolWords = {
  submit: 'Calculate Rates',
  progress: 'Calculating...',
  reset: 'Calculate New Rates',
  resultHeading: 'Your rate card',
  toast: { title: 'Rates Calculated!' },
}

export default function RateCalculator() {
  return (
    <ToolFrame fields={fields} words={words} waitsUntilFilled isShareable>
      {(result) => <RateResult {...result} />}
    </ToolFrame>
  )
}
