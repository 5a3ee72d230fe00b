import { m } from '#messages'

/** What a caterer has at hand before registering, and what is checked afterwards. */
export function Documents() {
  const needed = [
    m.welcome_document_gst(),
    m.welcome_document_address(),
    m.welcome_document_phone(),
    m.welcome_document_fssai(),
  ]
  return (
    <section>
      <h2 className="headline text-heading">{m.welcome_documents()}</h2>
      <p className="mt-2">{m.welcome_documents_lead()}</p>
      <List items={needed} />
      <h3 className="mt-6 text-lg font-semibold">{m.welcome_review()}</h3>
      <p className="mt-1">{m.welcome_review_text()}</p>
    </section>
  )
}

/** From the order to the review. */
export function Accepting() {
  const steps = [
    m.welcome_accept_1(),
    m.welcome_accept_2(),
    m.welcome_accept_3(),
    m.welcome_accept_4(),
    m.welcome_accept_5(),
  ]
  return (
    <section>
      <h2 className="headline text-heading">{m.welcome_accepting()}</h2>
      <ol className="mt-3 flex list-decimal flex-col gap-2 pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

/** What is left out on purpose (C105). */
export function NotOffered() {
  const left = [m.welcome_not_1(), m.welcome_not_2(), m.welcome_not_3(), m.welcome_not_4(), m.welcome_not_5()]
  return (
    <section>
      <h2 className="headline text-heading">{m.welcome_not_offered()}</h2>
      <p className="mt-2">{m.welcome_not_offered_lead()}</p>
      <List items={left} />
    </section>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-3 flex list-disc flex-col gap-2 pl-6">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
