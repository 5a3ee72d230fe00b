import { OnboardingPage } from '#web/kitchen/onboarding/onboarding-page.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.onboarding_title(), indexed: false })

export default OnboardingPage
