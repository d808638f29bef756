import { expect, test } from './journey'

/** Product specification, section 9, "Legal text". */
const promises = [
  {
    path: '/privacy-policy',
    heading: 'Privacy Policy',
    says: [
      /comment.{0,120}one year/is,
      /login.{0,80}two days/is,
      /remember me.{0,80}two weeks/is,
      /post-edit.{0,120}1 day/is,
      /delete Google user data within 30 days/i,
      /TLS 1\.2/,
      /AES-256/,
      /over 18/i,
    ],
  },
  {
    path: '/terms-of-service',
    heading: 'Terms of Service',
    says: [
      /over 18/i,
      /billed in advance/i,
      /renew automatically/i,
      /cancel in your account settings/i,
      /non-refundable, except where the law requires/i,
      /at our discretion/i,
      /free trial.*change the terms.*cancel the offer, at any time/is,
    ],
  },
]

for (const { path, heading, says } of promises) {
  test(`${heading} states the limits of the specification`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    for (const promise of says) await expect(page.getByRole('main')).toContainText(promise)
  })
}
