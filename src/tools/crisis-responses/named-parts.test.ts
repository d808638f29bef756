/** A blank is filled only where one thing alone can be meant: a wrong name accuses or misleads somebody. */
import { expect, test } from 'vitest'
import { dataIn } from './named-data'
import { cutPlaceIn, leakedIn, serviceIn, travelIn } from './named-parts'
import { roleIn } from './named-person'
import { saysWhen, saysWhere } from './named-place'
import { recalledOnes } from './recalled-ones'

test.each([
  ['Our CEO was filmed making racist remarks at a dinner.', 'our CEO'],
  ['our cfo resigned this morning.', 'our CFO'],
  ['Our CEO Jane O’Neill has been recorded making antisemitic comments.', 'our CEO'],
  ['The video shows our managing director making homophobic comments.', 'our managing director'],
  ['A board member tweeted a racist joke.', 'a board member'],
  ['Our swimming coach was arrested.', 'our swimming coach'],
  ['Our CEO apologized after a customer was filmed making racist remarks.', undefined],
  ['Our CEO fired our sales manager, who was filmed making sexist jokes.', undefined],
  ['A video with racist comments about our CEO is going around.', undefined],
  ['Employees report that our founder was caught.', undefined],
])('%s is about: %s', (text, role) => {
  expect(roleIn(text)).toBe(role)
})

test.each([
  [
    'Hackers stole a database with emails and password hashes of 12,000 customers last night.',
    'emails and password hashes of 12,000 customers',
  ],
  ['We emailed exam results of 1,812 students to the wrong parents.', 'exam results of 1,812 students'],
  ['Hackers copied names and card numbers of 400 guests and their passports.', undefined],
  ['Hackers stole diagnoses, secrets and emails of 400 patients.', undefined],
  ['Hackers stole emails of 400 patients. They took their records as well.', undefined],
  ['Hackers stole data, including emails of 400 patients.', undefined],
  ['Hackers may have copied emails of 900 members.', undefined],
  ['No emails of our customers were stolen.', undefined],
])('%s: the list of data is whole, or is asked for', (text, all) => {
  expect(dataIn([text])?.all).toBe(all)
})

test.each([
  ['We are recalling all boxes sold since May.', 'sold since May'],
  ['All jars sold since 1 May 2026 have been recalled.', 'sold since 1 May 2026'],
  [
    'We recall every unit made between May 3 and June 12, 2026, and ask customers for it.',
    'made between May 3 and June 12, 2026',
  ],
  [
    'We recall all chargers sold in Ohio and Texas since March because they melt.',
    'sold in Ohio and Texas since March',
  ],
  ['We are withdrawing packs with best-before dates in December 2026.', 'with best-before dates in December 2026'],
  ['We recall all boxes sold since April and all cookies.', undefined],
  ['We recall all cakes sold since May.', undefined],
  ['We are not recalling boxes sold before June.', undefined],
  ['We recall some boxes sold since June.', undefined],
  ['Boxes sold since June contain milk.', undefined],
])('%s: a warning covers what is recalled, or asks', (text, ones) => {
  expect(recalledOnes([text], 'our phone chargers')).toBe(ones)
})

test.each([
  ['Our website is down.', 'our website'],
  ['Our app and our website are down.', undefined],
  ['Our website is down in Spain.', undefined],
  ['Our website is down for some users.', undefined],
])('%s: out of order is %s', (text, service) => {
  expect(serviceIn(text)).toBe(service)
})

test.each([
  ['We will cut 120 jobs and close our plant in Ohio.', 'our plant in Ohio'],
  ['We lay off 90 people at our factory in Graz because orders fell.', 'our factory in Graz'],
  ['Our plant in Ohio stays open, but we cut 50 jobs in sales.', undefined],
  ['We cut 50 jobs at our headquarters. Our plant in Ohio is not affected.', undefined],
])('%s: jobs go at %s', (text, place) => {
  expect(cutPlaceIn(text)).toBe(place)
})

test.each([
  [['Ammonia leaked from our cold store.'], 'ammonia leak'],
  [['Smoke drifted over the town.'], 'smoke'],
  [['Diesel leaked from a truck.', 'No gas leaked.'], undefined],
  [['Oil may have leaked.'], undefined],
])('%s: a subject says %s', (sentences, leaked) => {
  expect(leakedIn(sentences)).toBe(leaked)
})

test.each([
  ['A train of ours derailed.', '[train and route]'],
  ['Our plane made an emergency landing.', '[flight]'],
  ['A bus of ours hit a train.', undefined],
])('%s: passengers were on %s', (text, asked) => {
  expect(travelIn(text)).toBe(asked)
})

test('a place on the map and a time are told from those that only sound so', () => {
  expect(saysWhere('A train derailed near Leeds.')).toBe(true)
  expect(saysWhere('A storm has flooded our hotel on the coast in May.')).toBe(false)
  expect(saysWhen('It happened at 6:40 a.m.')).toBe(true)
  expect(saysWhen('Shots were fired during the concert.')).toBe(false)
})
