export default function CampaignTimeline() {
  return null
}
