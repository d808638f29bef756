import { ToolFrame, type ToolWords } from '../kit/tool-frame'
import { fields } from './fields'
import { RoiResult } from './roi-result'

const words: ToolWords = {
  submit: 'Calculate ROI',
  progress: 'Calculating...',
  reset: 'Calculate Another Campaign',
  resultHeading: 'Your campaign, step by step',
  toast: { title: 'ROI Calculated!' },
}

export default function RoiCalculator() {
  return (
    <ToolFrame fields={fields} words={words} waitsUntilFilled isShareable>
      {(result) => <RoiResult {...result} />}
    </ToolFrame>
  )
}
