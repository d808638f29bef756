import type * as en from '../en/tool-descriptions'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./tool-descriptions')>

/** What a visitor gets from each tool, in one sentence, by the last part of its address. */
export const descriptions = {
  'pr-headline-generator':
    'Acht Überschriften für Ihre Nachricht, jede nach einem benannten Muster aus Redaktionen, und wo Suchergebnisse und Postfächer sie abschneiden.',
  'influencer-brief-builder':
    'Ein Kampagnenbriefing, mit dem Creator arbeiten können, aus Ihren eigenen Zielen und Leistungen, mit Zeitplan, Vorgaben und Vergütung.',
  'pr-health-checker':
    'Prüft eine Pressemitteilung auf Aufbau, Lesbarkeit, Ton, Relevanz und Schlüsselwörter und markiert jeden Befund im Text, mit Begründung.',
  'pitch-timer':
    'Ein Countdown bis zu Ihrem Termin und ein Vierwochenplan bis dahin, passend zu Ihren Zielen und ehrlich, wenn die Zeit zu knapp ist.',
  'pr-crisis-response-generator':
    'Vier Stellungnahmen für die ersten Stunden einer Krise, für Öffentlichkeit, Belegschaft, Kunden und Medien, und was Sie zuerst tun müssen.',
  'influencer-roi-calculator':
    'Was eine Influencer-Kampagne einbringen kann, Schritt für Schritt von Followern bis Umsatz, mit offenen Annahmen, die Sie ändern können.',
  'influencer-content-brief-generator':
    'Ein Content-Briefing für Creator, mit Zielen, Leistungen, Vorgaben, technischen Anforderungen, Zeitplan und dem, was zu tun und zu lassen ist.',
  'influencer-rate-calculator':
    'Was ein Beitrag, eine Story, ein Reel oder ein Video je nach Kontogröße und Engagement kostet, und was drei Pakete zusammen ergeben.',
  'influencer-campaign-timeline':
    'Fünf Phasen einer Creator-Kampagne mit ihren Aufgaben, vom Starttag zurückgerechnet, und ein klares Wort, wenn die Zeit zu knapp ist.',
  'influencer-performance-tracker':
    'Engagement, Reichweite, Likes, Kommentare, Teilungen und gespeicherte Beiträge im Vergleich mit Richtwerten der Plattform, und was sie bedeuten.',
}
