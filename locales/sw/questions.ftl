### Questions of newcomers: the question, the answer in two or three sentences.

## Questions

# The question.
question-passing = Naweza kuruka zamu?
# The answer.
question-passing-answer = Hapana. Katika kila zamu lazima ucheze hatua moja, hata kama hakuna hatua nzuri.
