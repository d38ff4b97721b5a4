import { useId, useState } from 'react';
import button from '../../../ui/button.module.css';
import { useForm } from '../FormContext.tsx';
import * as labels from '../labels.ts';
import { Modal } from '../Modal.tsx';
import { byUse, type PictureHome, type TakenPicture, wordsOfPicture } from '../pictures.ts';
import { Refused, readPictures } from '../send-request.ts';
import fields from './fields.module.css';
import styles from './PicturePicker.module.css';
import { Thumbnail } from './Thumbnail.tsx';

type Props = {
  home: PictureHome;
  current: string;
  isMultiple?: boolean;
  has?: (source: string) => boolean;
  onTake: (pictures: TakenPicture[]) => void;
};

/** A button that shows the pictures of content/images in small, those that nothing uses first, to take one or more. */
export function PicturePicker({ home, current, isMultiple = false, has = () => false, onTake }: Props) {
  const { usedPictures } = useForm();
  const [sources, setSources] = useState<string[] | null>(null);
  const [refusal, setRefusal] = useState('');
  const [search, setSearch] = useState('');
  const formId = useId();

  async function open() {
    try {
      setRefusal('');
      setSources(await readPictures());
    } catch (error) {
      setRefusal(error instanceof Refused ? error.message : labels.closed);
    }
  }

  const groups = byUse(sources ?? [], usedPictures, home).map(({ title, pictures }) => ({
    title,
    pictures: pictures.filter((source) => !has(source) && source.includes(search.trim().toLowerCase())),
  }));
  const isEmpty = groups.every(({ pictures }) => pictures.length === 0);
  return (
    <>
      <button className={fields.add} type="button" onClick={open}>
        {isMultiple ? labels.pickPictures : labels.pickPicture}
      </button>
      {refusal && <p role="status">{refusal}</p>}
      {sources && (
        <Modal
          title={labels.pickerTitle(home.root)}
          onClose={() => setSources(null)}
          foot={(close) => (
            <>
              <button className={button.button} data-variant="solid" type="submit" form={formId}>
                {isMultiple ? labels.takePictures : labels.takePicture}
              </button>
              <button className={button.button} type="button" onClick={close}>
                {labels.back}
              </button>
            </>
          )}
        >
          <input
            className={styles.search}
            type="search"
            aria-label={labels.findPicture}
            placeholder={labels.findPicture}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <form
            className={styles.form}
            id={formId}
            onSubmit={(event) => {
              event.preventDefault();
              const chosen = new FormData(event.currentTarget).getAll('picture').map(String);
              if (chosen.length > 0) onTake(chosen.map(wordsOfPicture));
              setSources(null);
            }}
          >
            {isEmpty && <p>{labels.noPictures}</p>}
            {groups.map(
              ({ title, pictures }) =>
                pictures.length > 0 && (
                  <fieldset key={title} className={styles.group}>
                    <legend className={styles.legend}>{title}</legend>
                    <div className={styles.pictures}>
                      {pictures.map((source) => (
                        <label key={source} className={styles.picture}>
                          <input
                            type={isMultiple ? 'checkbox' : 'radio'}
                            name="picture"
                            value={source}
                            defaultChecked={source === current}
                          />
                          <Thumbnail source={source} />
                          <span className={styles.name}>{source.slice(home.root.length)}</span>
                        </label>
                      ))}
                    </div>
                  </fieldset>
                ),
            )}
          </form>
        </Modal>
      )}
    </>
  );
}
