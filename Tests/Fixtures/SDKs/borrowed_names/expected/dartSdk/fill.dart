part of 'borrowed_names.dart';

class FillVariablesBuilder {
  final Optional<List<Word>> _words = Optional.optional((json) => (json as List<dynamic>).map((e) => wordFromJson(e)).toList(), (value) => value.map((e) => wordToJson(e)).toList());
  final Optional<List<BigInt>> _bigs = Optional.optional((json) => (json as List<dynamic>).map((e) => bigIntFromJson(e)).toList(), (value) => value.map((e) => bigIntToJson(e)).toList());
  final Optional<List<BigInt>> _more = Optional.optional((json) => (json as List<dynamic>).map((e) => bigIntFromJson(e)).toList(), (value) => value.map((e) => bigIntToJson(e)).toList());

  final FirebaseDataConnect _dataConnect;

  FillVariablesBuilder words(List<Word>? t) {
    _words.value = t;
    return this;
  }

  FillVariablesBuilder bigs(List<BigInt>? t) {
    _bigs.value = t;
    return this;
  }

  FillVariablesBuilder more(List<BigInt>? t) {
    _more.value = t;
    return this;
  }

  FillVariablesBuilder(this._dataConnect);

  Deserializer<FillData> dataDeserializer = (dynamic json) => FillData.fromJson(jsonDecode(json));
  Serializer<FillVariables> varsSerializer = (FillVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<OperationResult<FillData, FillVariables>> execute() {
    return ref().execute();
  }

  /// A reference to it, with its variables.
  MutationRef<FillData, FillVariables> ref() {
    return _dataConnect.mutation(
      'Fill',
      dataDeserializer,
      varsSerializer,
      FillVariables(
        words: _words,
        bigs: _bigs,
        more: _more,
      ),
    );
  }
}

@immutable
class FillNodeInsert {
  final String id;

  FillNodeInsert.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final FillNodeInsert otherTyped = other as FillNodeInsert;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  FillNodeInsert({
    required this.id,
  });
}

@immutable
class FillData {
  final FillNodeInsert node_insert;

  FillData.fromJson(dynamic json) :
    node_insert = FillNodeInsert.fromJson(json['node_insert']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final FillData otherTyped = other as FillData;
    return this.node_insert == otherTyped.node_insert;
  }

  @override
  int get hashCode => Object.hashAll([node_insert.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['node_insert'] = this.node_insert.toJson();
    return json;
  }

  FillData({
    required this.node_insert,
  });
}

@immutable
class FillVariables {
  late final Optional<List<Word>> words;
  late final Optional<List<BigInt>> bigs;
  late final Optional<List<BigInt>> more;

  @Deprecated('Variables are only sent.')
  FillVariables.fromJson(Map<String, dynamic> json) {
    this.words = Optional.optional((json) => (json as List<dynamic>).map((e) => wordFromJson(e)).toList(), (value) => value.map((e) => wordToJson(e)).toList());
    if (json.containsKey('words')) {
      this.words.value = json['words'] == null ? null : (json['words'] as List<dynamic>).map((e) => wordFromJson(e)).toList();
    }
    this.bigs = Optional.optional((json) => (json as List<dynamic>).map((e) => bigIntFromJson(e)).toList(), (value) => value.map((e) => bigIntToJson(e)).toList());
    if (json.containsKey('bigs')) {
      this.bigs.value = json['bigs'] == null ? null : (json['bigs'] as List<dynamic>).map((e) => bigIntFromJson(e)).toList();
    }
    this.more = Optional.optional((json) => (json as List<dynamic>).map((e) => bigIntFromJson(e)).toList(), (value) => value.map((e) => bigIntToJson(e)).toList());
    if (json.containsKey('more')) {
      this.more.value = json['more'] == null ? null : (json['more'] as List<dynamic>).map((e) => bigIntFromJson(e)).toList();
    }
  }

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final FillVariables otherTyped = other as FillVariables;
    return this.words.state == otherTyped.words.state && _equal(this.words.value, otherTyped.words.value) &&
        this.bigs.state == otherTyped.bigs.state && _equal(this.bigs.value, otherTyped.bigs.value) &&
        this.more.state == otherTyped.more.state && _equal(this.more.value, otherTyped.more.value);
  }

  @override
  int get hashCode => Object.hashAll([Object.hash(words.state, _hash(words.value)), Object.hash(bigs.state, _hash(bigs.value)), Object.hash(more.state, _hash(more.value))]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.words.state == OptionalState.set) {
      json['words'] = this.words.toJson();
    }
    if (this.bigs.state == OptionalState.set) {
      json['bigs'] = this.bigs.toJson();
    }
    if (this.more.state == OptionalState.set) {
      json['more'] = this.more.toJson();
    }
    return json;
  }

  FillVariables({
    required this.words,
    required this.bigs,
    required this.more,
  });
}
