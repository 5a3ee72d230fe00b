import { m } from '#messages'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import type { FilledGuide } from './filled-guide.ts'
import { GuideText } from './guide-text.tsx'

/** Questions that open without script. */
export function GuideQuestions({ questions }: Pick<FilledGuide, 'questions'>) {
  return (
    <section aria-labelledby="questions-title">
      <h2 id="questions-title" className="headline text-title">
        {m.guide_questions()}
      </h2>
      <div className="mt-4 border-t border-line">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={<h3 className="text-lg font-semibold">{question}</h3>}>
            <p className="max-w-prose text-lg">
              <GuideText text={answer} />
            </p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
