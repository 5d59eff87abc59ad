import { useState } from 'react'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { t } from '../../../words/category-tree.ts'
import { useChange } from '../../shell/change.ts'
import { PictureField } from '../../shell/picture-field.tsx'
import { useStore } from '../../shell/store.tsx'
import type { Category } from '../catalogue/queries.ts'
import { parentsOf, wayTo } from './tree.ts'

interface CategoryDialogProps {
  category: Category | null
  all: Category[]
  onClose: () => void
}

/** Adds a category, or edits an existing one. */
export function CategoryDialog({ category, all, onClose }: CategoryDialogProps) {
  const { api } = useStore()
  const [image, setImage] = useState(category?.image ?? null)
  const save = useChange({
    send: (values: FormValues) => {
      if (!category) return api.categories.create({ ...fieldsIn(values), ...(image && { image }) })
      return api.categories.update(category._id, {
        ...values.changed(fieldsIn),
        ...(image !== category.image && { image }),
      })
    },
    changes: ['categories', 'products'],
    done: t(category ? 'common.saved' : 'categories.created-toast'),
    after: onClose,
  })
  const parents = parentsOf(all, category)
  return (
    <FormDialog
      title={t(category ? 'categories.edit' : 'categories.new')}
      onClose={onClose}
      action={t(category ? 'common.save' : 'categories.create')}
      sending={save}
      onSubmit={save.mutate}
    >
      <TextField
        name="name"
        label={t('categories.name')}
        defaultValue={category?.name}
        maxLength={100}
        required
        focused
      />
      {parents.length > 0 && (
        <SelectField
          name="parent"
          label={t('tree.parent')}
          hint={t('tree.parent-hint')}
          defaultValue={category?.parent ?? ''}
          options={[
            { value: '', label: t('tree.top') },
            ...parents.map((one) => ({ value: one._id, label: wayTo(one) })),
          ]}
        />
      )}
      <TextArea
        name="description"
        label={t('tree.description')}
        hint={t('tree.description-hint')}
        defaultValue={category?.description}
        maxLength={5000}
        rows={3}
        optional
      />
      <PictureField name="image" label={t('tree.picture')} url={image} onUrl={setImage} optional />
      <TextField
        name="slug"
        label={t('categories.slug')}
        hint={t('categories.slug-hint')}
        defaultValue={category?.slug}
        maxLength={100}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        title={t('categories.slug-hint')}
        optional={!category}
        required={Boolean(category)}
        spellCheck={false}
      />
    </FormDialog>
  )
}

const fieldsIn = (values: FormValues) => ({
  name: values.text('name'),
  slug: values.optional('slug'),
  description: values.text('description'),
  parent: values.optional('parent') ?? null,
})
