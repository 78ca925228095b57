part of 'shadows.dart';

class PutItemVariablesBuilder {
  ItemData data;

  final FirebaseDataConnect _dataConnect;

  PutItemVariablesBuilder(this._dataConnect, {required this.data});

  Deserializer<PutItemData> dataDeserializer = (dynamic json) => PutItemData.fromJson(jsonDecode(json));
  Serializer<PutItemVariables> varsSerializer = (PutItemVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<OperationResult<PutItemData, PutItemVariables>> execute() {
    return ref().execute();
  }

  /// A reference to it, with its variables.
  MutationRef<PutItemData, PutItemVariables> ref() {
    return _dataConnect.mutation(
      'PutItem',
      dataDeserializer,
      varsSerializer,
      PutItemVariables(
        data: data,
      ),
    );
  }
}

@immutable
class PutItemItemInsert {
  final String id;

  PutItemItemInsert.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final PutItemItemInsert otherTyped = other as PutItemItemInsert;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  PutItemItemInsert({
    required this.id,
  });
}

@immutable
class PutItemData {
  final PutItemItemInsert item_insert;

  PutItemData.fromJson(dynamic json) :
    item_insert = PutItemItemInsert.fromJson(json['item_insert']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final PutItemData otherTyped = other as PutItemData;
    return this.item_insert == otherTyped.item_insert;
  }

  @override
  int get hashCode => Object.hashAll([item_insert.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['item_insert'] = this.item_insert.toJson();
    return json;
  }

  PutItemData({
    required this.item_insert,
  });
}

@immutable
class PutItemVariables {
  final ItemData data;

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final PutItemVariables otherTyped = other as PutItemVariables;
    return this.data == otherTyped.data;
  }

  @override
  int get hashCode => Object.hashAll([data.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['data'] = this.data.toJson();
    return json;
  }

  PutItemVariables({
    required this.data,
  });
}
