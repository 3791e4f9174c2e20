### Questions of newcomers: the question, the answer in two or three sentences.

## Questions

# The question.
question-passing = May I pass?
# The answer.
question-passing-answer = No. In each turn you must make one move, even when no move is good.
