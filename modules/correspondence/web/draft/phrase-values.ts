interface Written {
  readonly title: string;
  readonly addressee?: string;
  readonly reference?: string;
}

/** What phrases can say of a draft, by the names of their variables. */
export const phraseValues = ({ title, addressee, reference }: Written) => ({
  เรื่อง: title,
  ...(addressee === undefined ? {} : { เรียน: addressee }),
  ...(reference === undefined ? {} : { อ้างถึง: reference }),
});
