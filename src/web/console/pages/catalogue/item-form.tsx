import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Form, type FormValues, type Sending } from '../../../ui/form.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/words.ts'
import { useStore } from '../../shell/store.tsx'
import { SaveBar, type Unsaved } from '../../shell/unsaved.tsx'
import type { OwnField } from '../custom-fields/queries.ts'
import { ValueFields } from '../custom-fields/value-fields.tsx'
import { type Chosen, ProductPicker } from '../discounts/product-picker.tsx'
import { ClassField } from '../taxes/class-field.tsx'
import { Details } from './details-fields.tsx'
import { DietaryFields } from './dietary-fields.tsx'
import { Kept } from './finding-fields.tsx'
import { accessOf, Basics, Digital, Visibility } from './item-fields.tsx'
import { type Item, isFood, isProduct, kindOf } from './kinds.ts'
import { MenuTimesFields } from './menu-times-fields.tsx'
import { Modifiers } from './modifiers.tsx'
import { Parties } from './party-fields.tsx'
import { Pictures } from './pictures.tsx'
import { Planned } from './planned-fields.tsx'
import type { Category } from './queries.ts'
import type { Draft, Sent } from './save.ts'
import { Selling } from './selling-fields.tsx'
import { type Row, rowsFor, rowsOf, savedRows } from './variant-rows.ts'
import { OptionsDialog, Variants } from './variants.tsx'

interface ItemFormProps {
  item?: Item
  categories: Category[]
  ownFields: OwnField[]
  saving: Sending & { mutate: (sent: Sent, then: { onSuccess: (saved: Item) => void }) => void }
  unsaved: Unsaved
}

/** Edits all details of one product, food or service. Fields keep their values; lists are kept here. */
export function ItemForm({ item, categories, ownFields, saving, unsaved }: ItemFormProps) {
  const { store, may } = useStore()
  const kind = kindOf(store)
  const product = item && isProduct(item) ? item : undefined
  const food = item && isFood(item) ? item : undefined
  const [images, setImages] = useState(item?.images ?? [])
  const [rows, setRows] = useState(product ? rowsOf(product) : [])
  const [modifierGroups, setModifierGroups] = useState(
    item && 'modifierGroups' in item ? (item.modifierGroups ?? []) : [],
  )
  const [related, setRelated] = useState<Chosen[]>((product?.relatedProducts ?? []).map((_id) => ({ _id })))
  const [before, setBefore] = useState<Draft>({ images, rows, modifierGroups, related, ownFields })
  const [access, setAccess] = useState(accessOf(product, store.type))
  const [isChoosing, setChoosing] = useState(false)
  const changeRows = (change: (rows: Row[]) => Row[]) => {
    unsaved.change()
    setRows(change)
  }
  const submit = (values: FormValues) => {
    const draft = { images, rows, modifierGroups, related, ownFields }
    unsaved.send()
    saving.mutate(
      { values, draft, before },
      {
        onSuccess: (saved) => {
          const asSaved = (all: Row[]) => savedRows(all, rows, values, saved)
          setBefore({ ...draft, rows: asSaved(rows) })
          setRows(asSaved)
        },
      },
    )
  }
  return (
    <>
      <Form
        sending={saving}
        onEdit={unsaved.change}
        onSubmit={submit}
        label={t(`catalogue.${kind}-form`)}
        locked={!may('WRITE_INVENTORY')}
      >
        <div className="split">
          <div>
            <Basics item={item} hasVariants={rows.length > 0} isDigital={access !== 'none'} />
            <Pictures
              images={images}
              alts={item?.imageAlts ?? {}}
              onChange={(change) => {
                unsaved.change()
                setImages(change)
              }}
            />
            {kind === 'foods' && <MenuTimesFields food={food} />}
            {kind === 'products' && (
              <Variants
                rows={rows}
                isDigital={access !== 'none'}
                onChange={changeRows}
                onOptions={() => setChoosing(true)}
              />
            )}
            {kind === 'products' && access === 'none' && <Details product={product} />}
            {kind === 'products' && access === 'none' && <Parties product={product} />}
            {kind === 'products' && ownFields.length > 0 && (
              <Panel title={t('catalogue.own-fields')}>
                <div className="stack">
                  <ValueFields fields={ownFields} values={product?.custom} />
                </div>
              </Panel>
            )}
          </div>
          <div>
            <Visibility key={String(item?.listed)} item={item} />
            {kind === 'products' && <Planned product={product} />}
            {kind === 'foods' && <DietaryFields food={food} />}
            {kind === 'products' && <Selling product={product} />}
            <ClassField taxClass={item?.taxClass} />
            {kind !== 'services' && <Kept item={item} categories={categories} />}
            {kind === 'products' && (
              <Panel title={t('catalogue.related')}>
                <ProductPicker
                  chosen={related}
                  onChange={(chosen) => {
                    unsaved.change()
                    setRelated(chosen.slice(0, 12))
                  }}
                />
              </Panel>
            )}
            {kind !== 'services' && store.type !== 'digital' && (
              <Modifiers chosen={modifierGroups} onChange={setModifierGroups} />
            )}
            {store.type === 'digital' && <Digital product={product} access={access} onAccess={setAccess} />}
          </div>
        </div>
        <SaveBar isChanged={unsaved.isChanged}>
          <Button type="submit" look="main" busy={saving.isPending}>
            {t(item ? 'common.save' : `catalogue.${kind}-create`)}
          </Button>
        </SaveBar>
      </Form>
      {isChoosing && (
        <OptionsDialog
          rows={rows}
          isDigital={access !== 'none'}
          onClose={() => setChoosing(false)}
          onChoose={(choices, stock) => {
            setChoosing(false)
            changeRows((all) => rowsFor(choices, all, stock))
          }}
        />
      )}
    </>
  )
}
