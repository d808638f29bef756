import { ToolFrame, type ToolWords } from '../kit/tool-frame'
import { fields } from './fields'
import { TimelineResult } from './timeline-result'

const words: ToolWords = {
  submit: 'Generate Timeline',
  progress: 'Generating...',
  reset: 'Create New Timeline',
  resultHeading: 'Your campaign timeline',
  toast: { title: 'Timeline Generated!' },
}

export default function CampaignTimeline() {
  return (
    <ToolFrame fields={fields} words={words} waitsUntilFilled isShareable>
      {(result) => <TimelineResult {...result} />}
    </ToolFrame>
  )
}
