import { useState } from 'react';
import { useForm } from '../FormContext.tsx';
import { Modal } from '../Modal.tsx';
import { describeSource, groupByUse } from '../pictures.ts';
import { attempt, readPictures } from '../send-request.ts';
import fields from './fields.module.css';
import type { PictureChoice } from './PictureDrop.tsx';
import styles from './pictures.module.css';
import { Thumbnail } from './Thumbnail.tsx';

type Props = PictureChoice & {
  /** The selected picture; "" for none. */
  current: string;
};

/** A button that opens a dialog with the pictures of content/images, unused ones first. */
export function PicturePicker({ folders, current, isMultiple = false, isListed, onChoose }: Props) {
  const { usedPictures } = useForm();
  const [sources, setSources] = useState<string[] | null>(null);
  const [refusal, setRefusal] = useState('');
  const [search, setSearch] = useState('');

  const open = async () => setRefusal(await attempt(async () => setSources(await readPictures())));
  const groups = groupByUse(sources ?? [], usedPictures, folders)
    .map(({ title, pictures }) => ({
      title,
      pictures: pictures.filter(
        (source) => !isListed?.(source) && source.includes(search.trim().toLowerCase()),
      ),
    }))
    .filter(({ pictures }) => pictures.length > 0);
  return (
    <>
      <button className={fields.textButton} type="button" onClick={open}>
        {isMultiple ? 'or choose some from content/images' : 'or choose one from content/images'}
      </button>
      {refusal && <p role="status">{refusal}</p>}
      {sources && (
        <Modal
          title={`Pictures in content${folders.root}`}
          submitLabel={isMultiple ? 'Add them' : 'Use this picture'}
          onSubmit={async (form) => {
            const selected = form.getAll('picture').map(String);
            if (selected.length > 0) onChoose(selected.map(describeSource));
            return true;
          }}
          onClose={() => setSources(null)}
        >
          <input
            className={fields.text}
            type="search"
            aria-label="Find by name"
            placeholder="Find by name"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            // Enter would submit the selection.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          {groups.length === 0 && <p>No pictures found.</p>}
          {groups.map(({ title, pictures }) => (
            <fieldset key={title} className={styles.group}>
              <legend className={styles.legend}>{title}</legend>
              <div className={styles.pictures}>
                {pictures.map((source) => (
                  <label key={source} className={styles.tile}>
                    <input
                      type={isMultiple ? 'checkbox' : 'radio'}
                      name="picture"
                      value={source}
                      defaultChecked={source === current}
                    />
                    <Thumbnail source={source} />
                    <span className={styles.name}>{source.slice(folders.root.length)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </Modal>
      )}
    </>
  );
}
