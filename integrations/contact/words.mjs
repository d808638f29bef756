/** What visitors read on the pages of the function, in the languages of src/words. */

/** @typedef {'arrived' | 'asks' | 'refused' | 'tooLong' | 'tooMany' | 'broken'} Outcome */

/** @type {Record<'en' | 'de' | 'fr', Record<Outcome | 'back' | 'keep' | 'byMail' | 'send', string>>} */
const WORDS = {
  en: {
    arrived: 'Your message arrived.',
    asks: 'One more step: please pass this check, so that we know that a person writes.',
    refused: 'Your message was not accepted.',
    tooLong: 'Your message is too long.',
    tooMany: 'Too many messages arrived in a short time. Please wait a few minutes.',
    broken: 'Your message did not arrive: this service has a fault at the moment.',
    keep: 'This is what you wrote. Copy it, so that it is not lost.',
    byMail: 'You can also write to',
    back: 'Back to the site',
    send: 'Send',
  },
  de: {
    arrived: 'Ihre Nachricht ist angekommen.',
    asks: 'Noch ein Schritt: Bitte bestehen Sie diese Prüfung, damit wir wissen, dass ein Mensch schreibt.',
    refused: 'Ihre Nachricht wurde nicht angenommen.',
    tooLong: 'Ihre Nachricht ist zu lang.',
    tooMany: 'In kurzer Zeit kamen zu viele Nachrichten an. Bitte warten Sie ein paar Minuten.',
    broken: 'Ihre Nachricht ist nicht angekommen: Dieser Dienst ist gerade gestört.',
    keep: 'Das haben Sie geschrieben. Kopieren Sie es, damit es nicht verloren geht.',
    byMail: 'Sie können auch schreiben an',
    back: 'Zurück zur Website',
    send: 'Senden',
  },
  fr: {
    arrived: 'Votre message est arrivé.',
    asks: 'Encore une étape : veuillez passer ce contrôle, pour que nous sachions qu’une personne écrit.',
    refused: 'Votre message n’a pas été accepté.',
    tooLong: 'Votre message est trop long.',
    tooMany: 'Trop de messages sont arrivés en peu de temps. Veuillez patienter quelques minutes.',
    broken: 'Votre message n’est pas arrivé : ce service est en panne pour le moment.',
    keep: 'Voici ce que vous avez écrit. Copiez-le pour ne pas le perdre.',
    byMail: 'Vous pouvez aussi écrire à',
    back: 'Retour au site',
    send: 'Envoyer',
  },
}

/**
 * @param {string} language such as `de` or `de-CH`
 * @returns its code and words; English for a language without words
 */
export function wordsOf(language) {
  const code = language.slice(0, 2).toLowerCase()
  const known = code === 'de' || code === 'fr' ? code : 'en'
  return { language: known, words: WORDS[known] }
}
