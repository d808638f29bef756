import { ToolFrame, type ToolWords } from '../kit/tool-frame'
import { fields } from './fields'
import { PerformanceResult } from './performance-result'

const words: ToolWords = {
  submit: 'Analyze Performance',
  progress: 'Analyzing...',
  reset: 'Analyze New Content',
  resultHeading: 'How your post performed',
  toast: { title: 'Analysis Complete!' },
}

export default function PerformanceTracker() {
  return (
    <ToolFrame fields={fields} words={words} isShareable>
      {(result) => <PerformanceResult {...result} />}
    </ToolFrame>
  )
}
