import { Heart, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox, RadioGroup, Switch } from '#web/ui/fields/choice.tsx'
import { Combobox } from '#web/ui/fields/combobox.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Stepper } from '#web/ui/controls/stepper.tsx'
import { DateField, NumberField, TextArea, TextField, TimeField } from '#web/ui/fields/text-field.tsx'
import { Specimen } from './specimen.tsx'

export function Buttons() {
  return (
    <>
      <Specimen name="Button">
        <Button variant="main">Pay ₹18,900</Button>
        <Button variant="brand">Save menu</Button>
        <Button>Compare</Button>
        <Button variant="quiet">See all</Button>
        <Button variant="danger">Cancel the order</Button>
        <Button variant="main" size="large" icon={<Search aria-hidden size={22} />}>
          Search
        </Button>
        <Button size="small" icon={<Plus aria-hidden size={18} />}>
          Add
        </Button>
      </Specimen>
      <Specimen name="Button: pending, rejected, link">
        <Button variant="main" pending>
          Pay ₹18,900
        </Button>
        <Button variant="main" disabledReason="Choose two more starters first.">
          Continue
        </Button>
        <Button asLink={(look) => <a href="#content" {...look} />}>A link</Button>
      </Specimen>
      <Specimen name="IconButton">
        <IconButton label="Remember this caterer" icon={<Heart aria-hidden size={22} />} />
        <IconButton label="Not possible now" aria-disabled icon={<Heart aria-hidden size={22} />} />
      </Specimen>
    </>
  )
}

const bands = ['10-25', '25-50', '50-100', '100+'].map((band) => ({ value: band, label: `${band} guests` }))

export function Fields({ theme }: { theme: string }) {
  return (
    <>
      <Specimen name="Fields">
        <div className="grid w-full gap-5 sm:grid-cols-2">
          <TextField label="Name" required autoComplete="off" placeholder="As on the invoice" />
          <TextField
            label="E-mail"
            type="email"
            hint="For the receipt."
            defaultValue="asha@example"
            error="Write the whole address, such as asha@example.in."
          />
          <NumberField label="Guests" defaultValue="120" />
          <SelectField label="Range of guests" options={bands} placeholder="Any number" />
          <DateField label="Date" />
          <TimeField label="Time" />
          <PasswordField label="Password" autoComplete="off" />
          <TextField label="Read only" readOnly value="19.2064, 72.8437" />
          <TextArea label="Note to the caterer" hint="Allergies, access to the hall, who receives the food." />
          <PlaceLike />
        </div>
      </Specimen>
      <Specimen name="Choices">
        <div className="flex flex-col">
          <Checkbox label="Jain dishes only" defaultChecked />
          <Checkbox label="I have read the terms" error="Needed before you can pay." />
          <Checkbox label="Not offered here" disabled />
          <Switch label="Veg only" defaultChecked />
        </div>
        <RadioGroup
          label="How would you like to pay?"
          name={`pay-${theme}`}
          defaultValue="all"
          options={[
            { value: 'all', label: 'All of it now' },
            { value: 'part', label: 'Half now', hint: 'The rest a week before' },
            { value: 'none', label: 'Later', disabled: true },
          ]}
        />
      </Specimen>
      <Counter />
    </>
  )
}

const areas = ['Andheri', 'Bandra', 'Borivali', 'Dadar', 'Kandivali', 'Malad']

function PlaceLike() {
  const [text, setText] = useState('')
  const items = text === '' ? [] : areas.filter((area) => area.toLowerCase().startsWith(text.toLowerCase()))
  return (
    <Combobox
      label="Area"
      text={text}
      onText={setText}
      items={items}
      itemKey={(area) => area}
      renderItem={(area) => area}
      onChoose={setText}
      emptyText="No such area. Try Andheri."
    />
  )
}

function Counter() {
  const [value, setValue] = useState(2)
  return (
    <Specimen name="Stepper">
      <Stepper
        label="Starters"
        value={value}
        onFewer={() => setValue(Math.max(0, value - 1))}
        onMore={() => setValue(Math.min(10, value + 1))}
        atLeast={value === 0}
        atMost={value === 10}
      />
      <Stepper label="Sweets" value={0} atLeast onFewer={() => undefined} onMore={() => undefined} />
    </Specimen>
  )
}
