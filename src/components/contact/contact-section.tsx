import type { ContactPage } from '@/schema/pages'
import { ContactForm } from './contact-form'

/** The form with its invitation, at the end of the home page, of case studies and of the contact page. */
export function ContactSection({ heading, text }: ContactPage['form']) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className="border-t-3 border-ink bg-surface">
      <div className="page-grid py-section">
        <div className="col-span-full lg:col-span-5">
          <h2 id="contact-heading" className="text-h1">
            {heading}
          </h2>
          <p className="lead mt-5">{text}</p>
        </div>
        <div className="col-span-full lg:col-span-7">
          <ContactForm />
        </div>
      </div>
    </section>
  )
}
