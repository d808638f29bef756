/** A promise to cure a serious illness: people who trust it come to harm, so no answer makes it fit for a brief. */
import { listed, phraseIn } from '../english/phrases'

const ILLNESSES = listed(`
  cancer*, tumor*, tumour*, leukemia, leukaemia, metasta*, chemo*, diabet*, insulin, dementia, alzheimer*, parkinson*,
  depression, schizophreni*, bipolar, autis*, adhd, hiv, covid*, hepatitis, malaria, tuberculosis, multiple sclerosis,
  epilep*, heart attack*, heart disease, stroke`)

/** With those that no phrase promises to cure either. What is sold beside them may have a brief. */
const ALL_ILLNESSES = [
  ...ILLNESSES,
  ...listed(`
    asthma, arthritis, psoriasis, eczema, migraine*, blood pressure, infections, allergies, endometriosis, infertility,
    insomnia, back pain, cellulite, acne`),
]

const MEDICINES = listed(`
  chemo*, insulin, medicine*, medication*, surgery, radiation, pills, drugs, a doctor, doctors, any doctor,
  antidepressants, a vaccine, vaccines`)

/** House list: what is said of a cure. "Killed" stays out, because people are. */
const CURES = [
  ...listed(`
    heal, heals, healed, healing, cure, cures, cured, curing, kill, kills, killing, treat, treats, treating, prevent,
    prevents, preventing, reverse, reverses, get rid of, gets rid of, beats, dissolves, shrinks, removes, clears, ends,
    fights, relieves, melts away, naturally, detox*, remedy, remedies, protects against, protects from, works against,
    helps against, miracle*`),
  ...['better than', 'instead of'].flatMap((lead) => MEDICINES.map((medicine) => `${lead} ${medicine}`)),
]

type Cured = { illness: string; cure: string }

/** A serious illness and the word of its cure that stand in a text, where both do. */
export const curedIllnessIn = (text: string): Cured | undefined => curedIn(text, ILLNESSES)

/** The word of a cure that stands in a phrase with any illness. */
export const cureIn = (text: string): string | undefined => curedIn(text, ALL_ILLNESSES)?.cure

function curedIn(text: string, illnesses: readonly string[]): Cured | undefined {
  const illness = phraseIn(text, illnesses)
  const cure = phraseIn(text, CURES)
  return illness && cure ? { illness, cure } : undefined
}
